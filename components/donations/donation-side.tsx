import { donateRegister } from '@/content/donate-register';
import { ContactLines } from '../layout/contact-lines';
import { Card } from '../ui/card';
import { UnbrokenWords } from '../ui/unbroken-words';

const { heading, notes, bank, help } = donateRegister.side;

export function DonationSide() {
  return (
    <aside className="flow-side donation-side" aria-labelledby="donation-side" data-print="none">
      <Card className="donation-notes">
        <h2 id="donation-side" className="text-h3">
          {heading}
        </h2>
        <ul className="feather-list">
          {notes.map((note) => (
            <li key={note}>
              <UnbrokenWords text={note} />
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="text-h3">{help}</h2>
        <ContactLines />
        <p className="donation-notes">
          {bank.text} <a href={bank.link.href}>{bank.link.label}</a>
        </p>
      </Card>
    </aside>
  );
}
