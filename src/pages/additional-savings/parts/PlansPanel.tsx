import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatFrancs } from '#kernel/money.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { Panel } from '#detail/Panel.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { differenceFromActual, type PlanView } from '../view.ts';
import { useThanToday } from './than-today.ts';

const listSx = {
  display: 'grid',
  // All in one row, or each on its own.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' },
  columnGap: 4,
  rowGap: 3,
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
} as const;

/** Title, description and figures of plans side by side begin on the same lines. */
const itemSx = {
  display: 'grid',
  gridRow: { lg: 'span 3' },
  gridTemplateRows: { lg: 'subgrid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 1,
  pt: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;

type PlanFigureProps = { plan: string; term: string; text: string; derivation: Derivation | undefined };

/** A figure of a plan, which says how it is calculated. */
const PlanFigure = ({ plan, term, text, derivation }: PlanFigureProps) => (
  <ExplainedFigure derivation={derivation} figureLabel={`${plan}, ${term}`} figure={text}>
    <AmountText>{text}</AmountText>
  </ExplainedFigure>
);

type Difference = ReturnType<typeof differenceFromActual>;
type PlanItemProps = {
  plan: PlanView;
  difference: Difference;
  noted: ReadonlySet<keyof Difference>;
};

/** By how much a figure differs from the plan in force, or an empty line beside plans that say so, to be level with them. */
const noteOf = (difference: string | null, isNoted: boolean) =>
  difference === null ? (
    isNoted ? (
      <Typography variant="body2" component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {'\u00a0'}
      </Typography>
    ) : null
  ) : (
    <Typography variant="body2" component="span" color="textSecondary">
      {difference}
    </Typography>
  );

/** A savings plan with what it costs and what it is expected to bring, each next to the plan in force. */
const PlanItem = ({ plan, difference, noted }: PlanItemProps) => {
  const { t } = useTranslation('additional-savings');
  const { title, about, status, isActual, chosenFrom, contributionPerMonth, pensionPerMonth } = plan;
  const { ofContribution, ofPension } = plan;
  const thanToday = useThanToday();
  const inWords = (key: keyof Difference, format: (chf: number) => string) => {
    const by = difference[key];
    return noteOf(by === null ? null : thanToday(by, format), noted.has(key));
  };
  const label = chosenFrom === null ? status : t('plans.chosen', { date: formatDate(chosenFrom) });
  return (
    <Box component="li" sx={itemSx}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', alignContent: 'start' }}>
        <Typography component="h3" variant="subtitle1">
          {title}
        </Typography>
        {label === null ? null : (
          <Chip
            size="small"
            label={label}
            {...(isActual ? { color: 'success' } : chosenFrom === null ? {} : { color: 'info' })}
          />
        )}
      </Stack>
      {about === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      )}
      <Box sx={{ gridRow: { lg: 3 } }}>
        <DefinitionList
          rows={[
            {
              term: t('plans.contribution'),
              value:
                contributionPerMonth === null ? null : (
                  <PlanFigure
                    plan={title}
                    term={t('plans.contribution')}
                    text={t('customize.perMonth', { amount: formatChf(contributionPerMonth) })}
                    derivation={ofContribution}
                  />
                ),
              note: inWords('contribution', formatChf),
            },
            {
              term: t('plans.pension'),
              value:
                pensionPerMonth === null ? null : (
                  <PlanFigure
                    plan={title}
                    term={t('plans.pension')}
                    text={t('customize.perMonth', { amount: formatFrancs(pensionPerMonth) })}
                    derivation={ofPension}
                  />
                ),
              note: inWords('pension', formatFrancs),
            },
          ]}
        />
      </Box>
    </Box>
  );
};

/** All savings plans, side by side where they fit, and until when a choice can be changed (specification, section 9). */
export const PlansPanel = ({ plans, mayChoose }: { plans: readonly PlanView[]; mayChoose: boolean }) => {
  const { t } = useTranslation('additional-savings');
  const id = useId();
  const compared = plans.map((plan) => ({ plan, difference: differenceFromActual(plans, plan) }));
  const noted = new Set(
    (['contribution', 'pension'] as const).filter((key) => compared.some(({ difference }) => difference[key] !== null)),
  );
  const hasPensions = plans.some(({ pensionPerMonth }) => pensionPerMonth !== null);
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('plans.title')}</SectionHeading>
      <Box component="ul" sx={listSx}>
        {compared.map((each) => (
          <PlanItem key={each.plan.id} {...each} noted={noted} />
        ))}
      </Box>
      {hasPensions ? <Fineprint>{t('plans.note')}</Fineprint> : null}
      {mayChoose ? <Fineprint>{t('plans.deadline')}</Fineprint> : null}
    </Panel>
  );
};
