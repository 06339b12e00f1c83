import type { FlowStep } from '@/content/blocks';
import { BlockHeading, type HeadingLevel } from './block-heading';
import { Inline } from './inline';

interface Props {
  label: string;
  steps: readonly FlowStep[];
  level: HeadingLevel;
}

/** A process as a diagram: one box per step, with an arrow to the next. */
export function BlockFlow({ label, steps, level }: Props) {
  return (
    <div className="block-wide block-flow">
      <BlockHeading level={level} text={label} />
      <ol>
        {steps.map(({ heading, text }) => (
          <li key={heading}>
            <strong>
              <Inline text={heading} />
            </strong>
            <Inline text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
