import { careers } from '@/content/careers';
import { phoneHref } from '../layout/contact-lines';

/** What every applicant should know, and whom to ask. */
export function CareersSide() {
  const { note, queries } = careers;
  return (
    <aside className="careers-side">
      <h2 className="text-h3">{note.heading}</h2>
      <ul className="feather-list">
        {note.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="careers-queries">
        {queries.text}{' '}
        <a className="link" href={`mailto:${queries.email}`}>
          {queries.email}
        </a>
        {queries.phones.map((phone) => (
          <span key={phone}>
            {', '}
            <a className="link" href={phoneHref(phone)}>
              {phone}
            </a>
          </span>
        ))}
      </p>
    </aside>
  );
}
