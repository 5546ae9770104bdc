import { useLanguage, useMode } from '@pehchan/kit';
import { useEffect, useRef, type RefObject } from 'react';
import uPlot from 'uplot';
import type { Figures } from './figures.ts';
import 'uplot/dist/uPlot.min.css';

const HEIGHT = 260;
/** Least width, in pixels, of a name below a chart. If names get less room, they are turned. */
const NAME_PX = 90;

export function useDrawing(figures: Figures): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const mode = useMode();
  const language = useLanguage();
  // `figures` is a new object at every render: draw again only if its content has changed.
  const content = JSON.stringify(figures);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let drawing: uPlot | undefined;
    const draw = () => {
      drawing?.destroy();
      drawing = element.clientWidth > 0 ? drawn(JSON.parse(content) as Figures, element) : undefined;
    };
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    return () => {
      watch.disconnect();
      drawing?.destroy();
    };
  }, [content, mode, language]);
  return place;
}

function drawn({ kind, names, series }: Figures, place: HTMLElement): uPlot {
  const styles = getComputedStyle(place);
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const colours = [colour('--primary'), colour('--second')];
  const bars = kind === 'bars';
  const grid = { stroke: colour('--border'), width: 1 };
  const axis = { stroke: colour('--text'), font: `13px ${styles.fontFamily}`, grid, ticks: grid };
  const isTight = place.clientWidth / names.length < NAME_PX;
  // Stack the bars: add all later series to each series, and draw the one with the highest sum first.
  const heights = series.map(({ values }, index) =>
    bars ? values.map((_, at) => sum(series.slice(index).map((one) => one.values[at] ?? 0))) : values,
  );
  const options: uPlot.Options = {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: bars ? [-0.6, names.length - 0.4] : [0, names.length - 1] },
      y: { range: (_drawing, _least, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: isTight ? 84 : 40,
        rotate: isTight ? 50 : 0,
        splits: () => evenly(names.length, bars ? names.length : Math.floor(place.clientWidth / 60)),
        values: (_drawing, splits) => splits.map((at) => names[at] ?? ''),
      },
      { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 50000] },
    ],
    series: [
      {},
      ...series.map(({ name }, index) => ({
        label: name,
        stroke: colours[index],
        fill: bars ? colours[index] : undefined,
        width: bars ? 0 : 2,
        dash: !bars && index > 0 ? [6, 4] : undefined,
        paths: bars ? uPlot.paths.bars?.({ size: [0.7, 48] }) : undefined,
        points: { show: false },
      })),
    ],
  };
  return new uPlot(options, [names.map((_, at) => at), ...heights], place);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function evenly(count: number, most: number): number[] {
  const step = Math.ceil(count / Math.max(1, most));
  const positions = [];
  for (let at = count - 1; at >= 0; at -= step) positions.unshift(at);
  return positions;
}
