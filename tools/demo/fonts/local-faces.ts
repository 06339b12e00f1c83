/**
 * Installed faces that stand in for ours, with their width: the mean advance of the sample in
 * fallback-face.ts, in em, measured in the named face (Arial and Times in Liberation, which has the
 * same widths). Faces of one width share a rule; each rule has its own family, because engines
 * disagree on what happens when no local face of a rule is installed.
 */
type Local = { family: string; names: readonly string[]; width: number };
type Style = { file: string; weight: string; style: string; locals: readonly Local[] };

const styles: readonly Style[] = [
  {
    file: 'text-400',
    weight: '400',
    style: 'normal',
    locals: [
      { family: 'Text fallback', names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4377 },
      { family: 'Text Roboto', names: ['Roboto'], width: 0.4367 },
      { family: 'Text DejaVu', names: ['DejaVu Sans'], width: 0.5009 },
    ],
  },
  {
    file: 'text-600',
    weight: '600 700',
    style: 'normal',
    locals: [
      {
        family: 'Text fallback',
        names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
        width: 0.4721,
      },
      { family: 'Text Roboto', names: ['Roboto Bold', 'Roboto'], width: 0.4441 },
      { family: 'Text DejaVu', names: ['DejaVu Sans Bold'], width: 0.5662 },
    ],
  },
  {
    file: 'display',
    weight: '400 700',
    style: 'normal',
    locals: [
      {
        family: 'Display fallback',
        names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
        width: 0.4201,
      },
      { family: 'Display Noto', names: ['Noto Serif Bold'], width: 0.4985 },
      { family: 'Display DejaVu', names: ['DejaVu Serif Bold'], width: 0.5601 },
    ],
  },
  {
    file: 'display-italic',
    weight: '400 700',
    style: 'italic',
    locals: [
      {
        family: 'Display fallback',
        names: ['Times New Roman Italic', 'Liberation Serif Italic', 'Times Italic'],
        width: 0.3954,
      },
      { family: 'Display Noto', names: ['Noto Serif Italic'], width: 0.4557 },
      { family: 'Display DejaVu', names: ['DejaVu Serif Italic', 'DejaVu Serif'], width: 0.5063 },
    ],
  },
];

export const fallbacks = styles.flatMap(({ file, weight, style, locals }) =>
  locals.map(({ family, names, width }) => ({
    file,
    family,
    weight,
    style,
    locals: names,
    localWidth: width,
  })),
);
