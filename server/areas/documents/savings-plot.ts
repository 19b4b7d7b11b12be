import { formatThousands } from '#kernel/money.ts';
import { gridLine, hairline, paleInk } from '#server/kernel/colours.ts';
import { mm, type Paper } from '#server/model/print/paper.ts';

/** A place on the page, in millimetres. */
export type PlotBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The smallest of 1, 2 and 5 times a power of ten that divides a range into at most so many steps. */
const stepOf = (range: number, steps: number): number => {
  const least = Math.max(range, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
};

/** How the words of a chart are set. */
export const small = { size: 7.5, colour: paleInk, gap: 0, isOneLine: true } as const;

/**
 * The axes of savings over the years: where a year and an amount lie, in points, and how the axes are drawn.
 *
 * @param years the years that are drawn, with their parts
 * @param most the highest amount, CHF
 */
export const savingsPlot = ({ doc, write }: Paper, box: PlotBox, years: readonly number[], most: number) => {
  const [from, until] = [Math.min(...years), Math.max(...years)];
  const step = stepOf(most, 4);
  const top = step * Math.max(1, Math.ceil(most / step));
  const plot: PlotBox = { left: box.left + 12, top: box.top + 8, width: box.width - 14, height: box.height - 14 };
  const x = (year: number): number => mm(plot.left + ((year - from) / Math.max(until - from, 0.01)) * plot.width);
  const y = (chf: number): number => mm(plot.top + plot.height - (Math.max(chf, 0) / top) * plot.height);
  return {
    plot,
    x,
    y,
    /** Lines at round amounts, with the amounts. */
    drawAmounts: (): void => {
      for (let chf = 0; chf <= top; chf += step) {
        doc
          .moveTo(mm(plot.left), y(chf))
          .lineTo(mm(plot.left + plot.width), y(chf))
          .lineWidth(chf === 0 ? 0.7 : 0.3)
          .stroke(chf === 0 ? hairline : gridLine);
        write(formatThousands(chf), box.left, y(chf) / mm(1) - 1.6, { ...small, width: 10, align: 'right' });
      }
    },
    /** The years, so many that their names fit. */
    drawYears: (): void => {
      const every = Math.max(1, Math.round(stepOf(until - from, 9)));
      for (let year = Math.ceil(from / every) * every; year <= until; year += every) {
        const words = { ...small, width: 12, align: 'center' } as const;
        write(String(year), x(year) / mm(1) - 6, plot.top + plot.height + 1.2, words);
      }
    },
  };
};
