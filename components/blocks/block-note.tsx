import { Icon } from '../ui/icon';
import { Inline } from './inline';

export function BlockNote({ text }: { text: string }) {
  return (
    <div className="block-note" role="note">
      <Icon name="info" />
      <p>
        <Inline text={text} />
      </p>
    </div>
  );
}
