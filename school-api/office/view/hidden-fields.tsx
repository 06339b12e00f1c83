/** In order; a name may occur several times. */
export function HiddenFields({ fields }: { fields: readonly (readonly [string, string])[] }) {
  return fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved in static markup
    <input key={`${at}`} type="hidden" name={name} value={value} />
  ));
}
