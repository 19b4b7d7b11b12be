import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureWords } from '#detail/picture-words.ts';
import { SavingsPicture } from '#detail/SavingsPicture.tsx';
import { readSavings } from '#domain/savings.ts';
import { AgeBars } from '#ui/AgeBars.tsx';
import { DonutChart } from '#ui/DonutChart.tsx';
import { activeMembers } from '../support/axes.ts';
import { dashboardOf } from '../support/dashboard-of.ts';
import { useBaseAxes } from '../support/InFund.tsx';
import { storyDay } from '../support/story-clock.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { interfaceContrast } from '#theme/tokens.ts';
import { Patch, Swatch } from '../support/Swatch.tsx';
import { useSavingsLabels } from '../support/savings-labels.ts';

/**
 * Colours of the charts, made from the fund’s two. What is compared differs in lightness, not in hue alone, so that
 * people who see colours differently tell it apart; patterns and direct labels say the same.
 */
const meta: Meta = { title: 'Foundations/Charts' };
export default meta;
type Story = StoryObj;

/** The first member's savings, pension by age and room for buying in, as the provider computes them. */
const useFigures = () => {
  const { fund, language } = useBaseAxes();
  return useMemo(() => dashboardOf(fund, language, activeMembers(fund)[0] ?? null), [fund, language]);
};

const Small = ({ name, about, children }: { name: string; about: string; children: ReactNode }) => (
  <Box component="section" aria-label={name} sx={{ minInlineSize: 0 }}>
    <Typography variant="h2">{name}</Typography>
    <Typography color="text.secondary" gutterBottom>
      {about}
    </Typography>
    {children}
  </Box>
);

const SmallCharts = () => {
  const { language } = useBaseAxes();
  const { t } = useTranslation(['dashboard', 'retirement', 'buy-in']);
  const shared = usePictureWords();
  const savingsLabels = useSavingsLabels();
  const { savings, retirement, buyIn } = useFigures();
  const saved = buyIn?.savings ?? 0;
  const possible = buyIn?.atMost ?? 0;
  const share = saved + possible === 0 ? 0 : Math.round((saved / (saved + possible)) * 100);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
      <Small name="Line" about="What was is solid, what is projected is dashed, within its band.">
        <SavingsPicture
          savings={readSavings(savings ?? { historicalGraph: [], futureGraph: [] }, storyDay)}
          empty={<p>{t('savings.noCurve')}</p>}
          labels={savingsLabels}
        />
      </Small>
      <Small name="Bars" about="One is what the page is about, and wears the fund’s colour.">
        <AgeBars
          points={retirement?.projectedGraph ?? []}
          highlightAge={retirement?.defaultRetirementAge ?? 65}
          ageText={(age) => t('retirement:at.years', { years: age })}
          empty={<p>{t('retirement:bars.empty')}</p>}
          labels={{
            ...shared,
            title: t('retirement:bars.title'),
            unit: t('retirement:bars.unit'),
            unitOfSmall: t('retirement:bars.unitOfSmall'),
            amount: t('retirement:bars.amount'),
          }}
        />
      </Small>
      <Small name="Ring" about="Two parts of a whole; names and figures say the same as the colours.">
        <DonutChart
          locale={language}
          slices={[
            { key: 'saved', label: t('buy-in:ring.saved'), value: saved, kind: 'reached' },
            { key: 'possible', label: t('buy-in:ring.possible'), value: possible, kind: 'open' },
          ]}
          centre={{ figure: `${share}\u00a0%`, label: t('buy-in:ring.reached') }}
          labels={{
            ...shared,
            title: t('buy-in:ring.label'),
            part: t('buy-in:ring.part'),
            share: t('buy-in:ring.share'),
          }}
        />
      </Small>
    </Box>
  );
};

/** A line, bars and a ring of the portal, with the figures of the fund’s first member. */
export const LineBarsAndRing: Story = { name: 'Line, bars and ring', render: () => <SmallCharts /> };

const Series = () => {
  const { tokens } = useTheme();
  const { chart, colour } = tokens;
  const grounds = Object.values(colour.surface);
  const parts = { main: colour.primary.main, ...chartColours(tokens) };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <section>
        <Typography variant="h2" gutterBottom>
          Parts of a whole
        </Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {Object.entries(parts).map(([name, each]) => (
            <Swatch key={name} use={{ name, colour: each, grounds, needs: interfaceContrast }} />
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2" gutterBottom>
          Several series, in order
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chart.bars.map((bar) => (
            <Patch key={bar} colour={bar} wide />
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2" gutterBottom>
          Areas: line and fill
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chart.areas.map(({ line, fill }) => (
            <Box
              key={line}
              sx={{ inlineSize: 96, blockSize: 40, background: fill, borderBlockStart: `3px solid ${line}` }}
            />
          ))}
        </Box>
      </section>
    </Box>
  );
};

/** The parts of a ring, series, and areas. */
export const Colours: Story = { render: () => <Series /> };
