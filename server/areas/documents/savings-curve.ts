import { ink } from '#server/kernel/colours.ts';
import { mm, type Paper } from '#server/model/print/paper.ts';
import type { CertificateChart } from './certificate-front.ts';
import { savingsPlot, small, type PlotBox } from './savings-plot.ts';

/** Draws the savings over the years: a filled curve up to today, a dashed one from then on. */
export const drawSavingsCurve = (
  paper: Paper,
  { alt, past, future, legend, hasYears }: CertificateChart,
  box: PlotBox,
  accent: string,
): void => {
  const { doc, figure, write } = paper;
  const all = [...past, ...future];
  const years = all.map(({ year }) => year);
  const most = Math.max(...all.map(({ chf }) => chf));
  const { plot, x, y, drawAmounts, drawYears } = savingsPlot(paper, box, years, most);

  const trace = (points: readonly { readonly year: number; readonly chf: number }[]): void =>
    points.forEach((point, index) => {
      if (index === 0) doc.moveTo(x(point.year), y(point.chf));
      else doc.lineTo(x(point.year), y(point.chf));
    });

  figure(alt, box, () => {
    drawAmounts();
    const shade = (points: typeof past, opacity: number): void => {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last || points.length < 2) return;
      doc.save();
      trace(points);
      doc.lineTo(x(last.year), y(0)).lineTo(x(first.year), y(0)).closePath();
      doc.fillOpacity(opacity).fill(accent);
      doc.restore();
    };
    shade(past, 0.22);
    shade(future, 0.08);
    if (past.length > 1) {
      trace(past);
      doc.lineWidth(1.6).stroke(accent);
    }
    if (future.length > 1) {
      trace(future);
      doc.lineWidth(1.2).dash(3, { space: 2 }).stroke(accent);
      doc.undash();
    }
    const today = past.at(-1) ?? future[0];
    if (today) {
      doc.circle(x(today.year), y(today.chf), 2.6).fill(accent);
      doc.fillColor(ink);
    }
    if (hasYears) drawYears();
    let left = plot.left;
    const key = (words: string, isDashed: boolean): void => {
      doc.moveTo(mm(left), mm(box.top + 3.2)).lineTo(mm(left + 7), mm(box.top + 3.2));
      doc.lineWidth(isDashed ? 1.2 : 1.6);
      if (isDashed) doc.dash(3, { space: 2 });
      doc.stroke(accent);
      doc.undash();
      write(words, left + 8.5, box.top + 1.6, { ...small, width: 45 });
      left += 50;
    };
    if (past.length > 1) key(legend.past, false);
    if (future.length > 1) key(legend.future, true);
    write(legend.unit, plot.left + plot.width - 45, box.top + 1.6, { ...small, width: 45, align: 'right' });
  });
};
