import { formatThousands } from '#kernel/money.ts';
import { gridLine, hairline, ink, paleInk } from '#server/kernel/colours.ts';
import { mm, type Paper } from '#server/model/print/paper.ts';
import type { CertificateChart } from './certificate-front.ts';

/** The smallest of 1, 2 and 5 times a power of ten that divides a range into at most so many steps. */
const stepOf = (range: number, steps: number): number => {
  const least = Math.max(range, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
};

/** Draws the savings over the years: a filled curve up to today, a dashed one from then on. */
export const drawSavingsCurve = (
  { doc, figure, write }: Paper,
  { alt, past, future, legend, hasYears }: CertificateChart,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  accent: string,
): void => {
  const all = [...past, ...future];
  const years = all.map(({ year }) => year);
  const [from, until] = [Math.min(...years), Math.max(...years)];
  const step = stepOf(Math.max(...all.map(({ chf }) => chf)), 4);
  const top = step * Math.max(1, Math.ceil(Math.max(...all.map(({ chf }) => chf)) / step));
  const plot = { left: box.left + 12, top: box.top + 8, width: box.width - 14, height: box.height - 14 };
  const x = (year: number): number => mm(plot.left + ((year - from) / Math.max(until - from, 0.01)) * plot.width);
  const y = (chf: number): number => mm(plot.top + plot.height - (Math.max(chf, 0) / top) * plot.height);
  const small = { size: 7.5, colour: paleInk, gap: 0, isOneLine: true } as const;

  const trace = (points: readonly { readonly year: number; readonly chf: number }[]): void =>
    points.forEach((point, index) => {
      if (index === 0) doc.moveTo(x(point.year), y(point.chf));
      else doc.lineTo(x(point.year), y(point.chf));
    });

  figure(alt, box, () => {
    for (let chf = 0; chf <= top; chf += step) {
      doc
        .moveTo(mm(plot.left), y(chf))
        .lineTo(mm(plot.left + plot.width), y(chf))
        .lineWidth(chf === 0 ? 0.7 : 0.3)
        .stroke(chf === 0 ? hairline : gridLine);
      const label = formatThousands(chf);
      write(label, box.left, y(chf) / mm(1) - 1.6, { ...small, width: 10, align: 'right' });
    }
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
    if (hasYears) {
      const apart = stepOf(until - from, 9);
      const every = Math.max(1, Math.round(apart));
      for (let year = Math.ceil(from / every) * every; year <= until; year += every) {
        write(String(year), x(year) / mm(1) - 6, plot.top + plot.height + 1.2, {
          ...small,
          width: 12,
          align: 'center',
        });
      }
    }
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
