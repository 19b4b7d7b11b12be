import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { Columns } from '#detail/Columns.tsx';
import { Panel } from '#detail/Panel.tsx';
import { joinSentences } from '#domain/sentences.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useColon } from '#ui/use-named-value.ts';
import type { UnpaidLeaveView } from '../view.ts';

type Cover = UnpaidLeaveView['covers'][number];

/** What each cover insures; nothing is said of one that only the provider knows. */
const insured: Readonly<Record<Cover['cover'], readonly ('saving' | 'disability' | 'death')[] | null>> = {
  full: ['saving', 'disability', 'death'],
  riskOnly: ['disability', 'death'],
  none: [],
  any: null,
};

/** The covers' names, prices, parts and texts each begin on the same line. */
const coverSx = {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 1,
  alignItems: 'start',
  pt: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '& p': { m: 0 },
} as const;

/** Prices stand on one line, in figures or in words. */
const priceSx = { alignSelf: 'baseline' } as const;

/** What it costs a month; its calculation is asked for by the figure. */
const Price = ({ cover: { label, amount, derivation } }: { cover: Cover }) => {
  const { t } = useTranslation(['unpaid-leave', 'detail']);
  const name = label ?? t('covers.unnamed');
  if (typeof amount === 'number' && amount !== 0) {
    return (
      <Box sx={priceSx}>
        <ExplainedFigure derivation={derivation} figureLabel={name} figure={formatChf(amount)}>
          <AmountText size="figure">{formatChf(amount)}</AmountText>
        </ExplainedFigure>{' '}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t('covers.perMonth')}
        </Typography>
      </Box>
    );
  }
  const text = t(amount === 0 ? 'covers.zero' : 'detail:notAvailable');
  return (
    <Typography variant="h3" component="div" sx={priceSx}>
      <ExplainedFigure derivation={derivation} figureLabel={name} figure={text}>
        {text}
      </ExplainedFigure>
    </Typography>
  );
};

/**
 * A cover: what it costs, what it insures and what it doesn't. Nothing is said of a disability that would bring no pension any
 * more, nor the sentence that repeats it.
 */
const CoverItem = ({ cover, bringsDisability }: { cover: Cover } & Pick<UnpaidLeaveView, 'bringsDisability'>) => {
  const { t } = useTranslation('unpaid-leave');
  const colon = useColon();
  const own = insured[cover.cover];
  return (
    <Box component="li" sx={coverSx}>
      <Typography component="h3" variant="subtitle1" sx={{ hyphens: 'auto' }}>
        {cover.label ?? t('covers.unnamed')}
      </Typography>
      <Price cover={cover} />
      {own === null ? (
        <span />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {(['saving', ...(bringsDisability ? (['disability'] as const) : []), 'death'] as const).map((part) => {
            const isInsured = own.includes(part);
            return (
              <Typography
                key={part}
                component="li"
                variant="body2"
                color={isInsured ? 'textPrimary' : 'textSecondary'}
                sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
              >
                <Icon name={isInsured ? 'check' : 'close'} size={18} />
                <span>
                  {t(`covers.${part}`)}
                  <VisuallyHidden>{`${colon} ${t(isInsured ? 'covers.yes' : 'covers.no')}`}</VisuallyHidden>
                </span>
              </Typography>
            );
          })}
        </Box>
      )}
      {cover.cover === 'any' || !bringsDisability ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t(`covers.${cover.cover}`)}
        </Typography>
      )}
    </Box>
  );
};

/** The covers to choose from, side by side where there is room, and for how long one stays insured. */
export const Covers = ({
  covers,
  freeMonths: free,
  atMostMonths: most,
  drawsDisabilityPension,
  bringsDisability,
}: Pick<UnpaidLeaveView, 'covers' | 'freeMonths' | 'atMostMonths' | 'drawsDisabilityPension' | 'bringsDisability'>) => {
  const { t } = useTranslation('unpaid-leave');
  const id = useId();
  const duration = joinSentences(
    free === null ? null : free === 0 ? t('duration.unchangedNot') : t('duration.unchangedFor', { count: free }),
    most === null ? null : t('duration.atMostFor', { count: most }),
    drawsDisabilityPension ? t('duration.pensionGoesOn') : null,
  );
  if (covers.length === 0 && duration === '') return null;
  const title = covers.length === 0 ? 'duration.title' : covers.length === 1 ? 'covers.only' : 'covers.title';
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t(title)}</SectionHeading>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {joinSentences(duration, t('duration.ahv'))}
      </Typography>
      {covers.length === 0 ? null : (
        <Columns>
          {covers.map((cover, index) => (
            <CoverItem key={index} cover={cover} bringsDisability={bringsDisability} />
          ))}
        </Columns>
      )}
    </Panel>
  );
};
