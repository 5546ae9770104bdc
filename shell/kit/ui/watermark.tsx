import { WATERMARK } from '@pehchan/contract/constants';

/**
 * The viewer's own email and phone over whatever they see, so that a photographed screen names who took it
 * (specification section 9: 50 texts, 10 a column, 100 px down and 300 px across). In front of everything, in nobody's way:
 * it takes no touch and isn't read aloud.
 */
export function Watermark({ email, phone }: { email: string; phone: string }) {
  const words = `${email} ${phone}`;
  return (
    <svg className="watermark" aria-hidden="true" data-watermark>
      {Array.from({ length: WATERMARK.texts }, (_, index) => {
        const column = Math.floor(index / WATERMARK.perColumn);
        const row = index % WATERMARK.perColumn;
        return (
          <text key={index} x={column * WATERMARK.columnGap + 12} y={row * WATERMARK.rowGap + 48}>
            {words}
          </text>
        );
      })}
    </svg>
  );
}
