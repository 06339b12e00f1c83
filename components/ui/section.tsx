import type { ReactNode } from 'react';

const grounds = {
  paper: '',
  deep: 'bg-paper-deep',
  card: 'bg-card',
  jali: 'jali-ground',
  dark: 'on-dark bg-peacock-deep text-on-dark',
} as const;

interface Props {
  children: ReactNode;
  id?: string;
  /** The section's heading; omit it if the content has one. */
  title?: string;
  lead?: ReactNode;
  /** A link or button to the right of the heading. */
  action?: ReactNode;
  ground?: keyof typeof grounds;
  className?: string;
  /** Far down the page: laid out later (far.css). */
  far?: boolean;
}

export function Section(props: Props) {
  const {
    children,
    id,
    title,
    lead,
    action,
    ground = 'paper',
    className = '',
    far = false,
  } = props;
  return (
    <section id={id} className={`section ${grounds[ground]} ${far ? 'far' : ''} ${className}`}>
      <div className="page-width">
        {title ? (
          <div className="section-head">
            <div>
              <h2 className="text-h2">{title}</h2>
              {lead ? <p className="section-lead">{lead}</p> : null}
            </div>
            {action}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
