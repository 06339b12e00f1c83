import { careers } from '@/content/careers';

export function CareersNote() {
  const { heading, items } = careers.note;
  return (
    <aside className="careers-note" aria-labelledby="careers-note">
      <h2 id="careers-note" className="text-h3">
        {heading}
      </h2>
      <ul className="feather-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}
