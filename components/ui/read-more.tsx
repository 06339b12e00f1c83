import type { ReactNode } from 'react';

interface ReadMoreProps {
  /** What is shown while closed, cut short. */
  excerpt: ReactNode;
  /** Whose text it is, to tell several toggles of a page apart. */
  about: string;
  children: ReactNode;
}

/** Either the excerpt or the whole, with no script. */
export function ReadMore({ excerpt, about, children }: ReadMoreProps) {
  return (
    <div className="read-more">
      <div className="read-more-excerpt">{excerpt}</div>
      <details>
        <summary>
          <span className="read-more-open">Read more</span>
          <span className="read-more-close">Show less</span>
          <span className="unseen"> about {about}</span>
        </summary>
        {children}
      </details>
    </div>
  );
}
