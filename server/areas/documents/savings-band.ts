import { yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import { ink } from '#server/kernel/colours.ts';
import { mm, type Paper } from '#server/model/print/paper.ts';
import type { BandChart, BandPoint } from './band-chart.ts';
import { savingsPlot, small, type PlotBox } from './savings-plot.ts';

/** A day on an axis of years. */
const placeOf = (date: IsoDate): number =>
  yearOf(date) + (Date.parse(date) - Date.parse(`${yearOf(date)}-01-01`)) / 31_557_600_000;

/** Draws projected savings as the screen does: a band of interest rates, its middle, and dashed what is without the changes. */
export const drawSavingsBand = (
  paper: Paper,
  { alt, before, after, legend }: BandChart,
  box: PlotBox,
  accent: string,
): void => {
  const { doc, figure, write } = paper;
  const places = [...before, ...after].map(({ date }) => placeOf(date));
  const most = toChf(Math.max(...[...before, ...after].flatMap(({ band }) => band)));
  const { plot, x, y, drawAmounts, drawYears } = savingsPlot(paper, box, places, most);
  const trace = (points: readonly BandPoint[], rate: number, goesOn = false): void =>
    points.forEach(({ date, band }, index) => {
      const amount = toChf(band[rate] ?? 0);
      if (index === 0 && !goesOn) doc.moveTo(x(placeOf(date)), y(amount));
      else doc.lineTo(x(placeOf(date)), y(amount));
    });
  const dashed = (): void => void doc.lineWidth(1.2).dash(3, { space: 2 }).stroke(ink).undash();

  figure(alt, box, () => {
    drawAmounts();
    doc.save();
    trace(after, 0);
    trace(after.toReversed(), 2, true);
    doc.closePath().fillOpacity(0.14).fill(accent);
    doc.restore();
    trace(after, 1);
    doc.lineWidth(1.6).stroke(accent);
    trace(before, 1);
    dashed();
    drawYears();
    const middle = mm(box.top + 3.2);
    const keys: readonly (readonly [words: string, draw: (left: number) => void])[] = [
      [
        legend.after,
        (left) =>
          doc
            .moveTo(mm(left), middle)
            .lineTo(mm(left + 7), middle)
            .lineWidth(1.6)
            .stroke(accent),
      ],
      [
        legend.before,
        (left) => {
          doc.moveTo(mm(left), middle).lineTo(mm(left + 7), middle);
          dashed();
        },
      ],
      [
        legend.area,
        (left) => {
          doc.save();
          doc
            .rect(mm(left), mm(box.top + 1.7), mm(7), mm(3))
            .fillOpacity(0.14)
            .fill(accent);
          doc.restore();
        },
      ],
    ];
    keys.forEach(([words, draw], index) => {
      const left = plot.left + index * 42;
      draw(left);
      doc.fillColor(ink);
      write(words, left + 8.5, box.top + 1.6, { ...small, width: 32 });
    });
    write(legend.unit, plot.left + plot.width - 26, box.top + 1.6, { ...small, width: 26, align: 'right' });
  });
};
