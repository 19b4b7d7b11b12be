import { Slider, Table, TableBody, TableCell, TableRow, TextField } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { startTransition, useOptimistic, useState } from 'react';
import { show } from './show.tsx';

/** The smallest possible simulator: a slider with its field, a table and, at `#chart`, a chart of the same lines. */
const rows = Array.from({ length: 7 }, (_, index) => index);
const years = Array.from({ length: 22 }, (_, index) => 2026 + index);
const withChart = location.hash === '#chart';

const Simulator = () => {
  const [amount, setAmount] = useState(0);
  const [moved, setMoved] = useOptimistic(amount);
  const move = (next: number) =>
    startTransition(() => {
      setMoved(next);
      setAmount(next);
    });
  const line = (factor: number) => years.map((_, year) => 200_000 + (20_000 + amount) * factor * year);
  return (
    <main>
      <h2>Simulator</h2>
      <TextField label="CHF" helperText="CHF 0 bis CHF 100’000" value={moved} onChange={() => undefined} />
      <Slider
        aria-label="CHF"
        max={100_000}
        value={moved}
        onChange={(_, next) => typeof next === 'number' && move(next)}
      />
      <Table>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row}>
              <TableCell>{row}</TableCell>
              <TableCell>{row * 1_000}</TableCell>
              <TableCell>{row * 1_000 + amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {withChart ? (
        <LineChart
          height={320}
          skipAnimation
          grid={{ horizontal: true }}
          xAxis={[{ data: years, valueFormatter: String }]}
          series={[
            { data: line(0.5), stack: 'band', showMark: false },
            { data: line(0.6), stack: 'band', area: true, showMark: false },
            { data: line(1), showMark: false },
            { data: years.map((_, year) => 200_000 + 20_000 * year), showMark: false },
          ]}
        />
      ) : null}
    </main>
  );
};

await show(Simulator, {});
