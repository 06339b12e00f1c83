import type { ReactNode } from 'react';

interface ReadMoreProps {
  /** The shortened text, shown while closed. */
  excerpt: ReactNode;
  /** Distinguishes several toggles on one page. */
  about: string;
  children: ReactNode;
}

/** Shows the excerpt or the whole text, without script. */
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
