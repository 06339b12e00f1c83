import { contribute } from '@/content/contribute';
import { Blocks } from '../blocks/blocks';
import { headedParts } from '../blocks/headed-parts';

/** The opening sentence, then the benefits by law and by the school side by side. */
export function TaxBenefit() {
  const [opening, ...parts] = headedParts(contribute.taxBenefit.blocks);
  return (
    <>
      <Blocks blocks={opening?.blocks ?? []} />
      <div className="tax-parts">
        {parts.map(({ heading, blocks }) => (
          <section key={heading}>
            <h3 className="text-h3">{heading}</h3>
            <Blocks blocks={blocks} lead={false} />
          </section>
        ))}
      </div>
    </>
  );
}
