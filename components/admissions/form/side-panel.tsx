import { register } from '@/content/register';
import { ContactLines } from '../../layout/contact-lines';
import { Card } from '../../ui/card';
import { FeesCard } from './fees-card';

const { help } = register;

export function SidePanel({ fee }: { fee: number | null }) {
  return (
    <aside className="flow-side" aria-label={help.heading} data-print="none">
      <FeesCard fee={fee} />
      <Card>
        <h2 className="text-h3">{help.heading}</h2>
        <p>{help.text}</p>
        <ContactLines />
      </Card>
    </aside>
  );
}
