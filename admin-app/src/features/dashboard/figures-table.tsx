import { Table } from '@pehchan/kit/ui';
import type { Figures } from './figures.ts';

export function FiguresTable({ title, of, names, series, isScrolled }: Figures & { isScrolled: boolean }) {
  return (
    <Table caption={title} isScrolled={isScrolled}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map((one) => (
              <td key={one.name}>{one.values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
