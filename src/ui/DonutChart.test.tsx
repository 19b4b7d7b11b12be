import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { houseBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { DonutChart } from './DonutChart.tsx';

/** jsdom has no layout. */
class StillSizes implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

beforeEach(() => {
  globalThis.ResizeObserver = StillSizes;
});
afterEach(cleanup);

it('A ring is 300 pixels wide and closes within a second and a half', async () => {
  const { container } = render(
    <ThemeProvider theme={createPortalTheme(houseBrand, { mode: 'light' })}>
      <DonutChart
        locale="de-CH"
        slices={[
          { key: 'saved', label: 'Gespart', value: 3, kind: 'reached' },
          { key: 'open', label: 'Möglich', value: 1, kind: 'open' },
        ]}
        labels={{
          title: 'Ring',
          asTable: 'Tabelle',
          asPicture: 'Bild',
          part: 'Teil',
          amount: 'Betrag',
          share: 'Anteil',
        }}
      />
    </ThemeProvider>,
  );
  await waitFor(() => expect(container.querySelector('mask circle')).not.toBeNull());
  expect(container.querySelector('svg:has(mask)')?.getAttribute('viewBox')).toBe('0 0 300 300');
  const curtain = container.querySelector('mask circle');
  expect(curtain && getComputedStyle(curtain).animation).toMatch(/^1\.5s /);
});
