import { drawJpeg } from './jpeg.ts';
import { layOut } from './layout.ts';
import { drawPdf } from './pdf.ts';
import type { SheetJob } from './sheet-page.ts';

export function drawSheet({ page, format, photo }: SheetJob): Promise<Buffer> {
  const drawing = layOut(page, photo !== undefined);
  return format === 'pdf' ? drawPdf(page, drawing, photo) : drawJpeg(drawing, photo);
}
