import type { Figures } from './chart.tsx';

export function FiguresTable({ title, of, names, series }: Figures) {
  return (
    <table className="table" aria-label={title}>
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
    </table>
  );
}
