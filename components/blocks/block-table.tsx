import { Inline } from './inline';

interface Props {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function BlockTable({ caption, head, rows }: Props) {
  return (
    <table className="block-wide block-timetable block-table">
      <caption>{caption}</caption>
      <thead className="unseen">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
