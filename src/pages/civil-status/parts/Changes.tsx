import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { Columns } from '#detail/Columns.tsx';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { Panel } from '#detail/Panel.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { FiguresOfStatus } from '../view.ts';

/** What may change, each with its icon. BVG art. 19 to 20a, 30c para. 5 and 37a; BVV 2 art. 20; ZGB art. 122 and 123. */
const icons = {
  marriage: 'rings',
  cohabitation: 'home',
  divorce: 'user',
} as const satisfies Record<string, IconName>;

type Change = keyof typeof icons;

const changes = ['marriage', 'cohabitation', 'divorce'] as const satisfies readonly Change[];

/** Today, what is missing today, and what may follow. */
const orderOf = (kind: string): number => (kind === 'today' ? 0 : kind === 'cohabitation' ? 1 : 2);

/**
 * Changes in the order of a page; who lives with a partner already, without having declared it, reads first what the
 * declaration would bring.
 */
const inOrder = <Each,>(
  all: readonly Each[],
  kindOf: (each: Each) => string,
  isUndeclared: boolean,
): readonly Each[] => (isUndeclared ? all.toSorted((a, b) => orderOf(kindOf(a)) - orderOf(kindOf(b))) : all);

/** What each of them is about, in words. */
const topics = ['pension', 'consent', 'splitting'] as const;

type StatusProps = { title: string; icon?: IconName; rows: number; children: ReactNode };

/** One of the columns: a status, and for each topic what applies, in the same rows as beside it. */
const Status = ({ title, icon, rows, children }: StatusProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: `span ${rows + 1}`,
      rowGap: 1.5,
      alignContent: 'start',
      pt: 2,
      borderBlockStart: '2px solid',
      borderColor: icon === undefined ? 'divider' : 'primary.main',
    }}
  >
    <Stack
      direction="row"
      sx={{ gap: 1, alignItems: 'center', color: 'primary.main', '& > svg': { display: { xs: 'none', sm: 'block' } } }}
    >
      {icon === undefined ? null : <Icon name={icon} size={22} />}
      <Typography component="h3" variant="subtitle1" color="textPrimary" sx={{ hyphens: 'auto', minInlineSize: 0 }}>
        {title}
      </Typography>
    </Stack>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${rows}`, rowGap: 1.5 }}
    >
      {children}
    </Box>
  </Box>
);

/** What applies to one topic: a figure, words, or both. */
const Topic = ({ name, figure, children }: { name: string; figure?: ReactNode; children?: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {name}
    </Typography>
    {figure === undefined ? null : (
      <Typography component="dd" variant="subtitle2" sx={{ m: 0 }}>
        {figure}
      </Typography>
    )}
    {(children ?? null) === null ? null : (
      <Typography
        component="dd"
        variant="body2"
        color={figure === undefined ? 'textPrimary' : 'textSecondary'}
        sx={{ m: 0, textWrap: 'pretty', hyphens: 'auto', '& p': { m: 0 }, '& p + p': { mt: 0.5 } }}
      >
        {children}
      </Typography>
    )}
  </div>
);

type AmountProps = {
  /** CHF. */
  amount: number;
  unit?: string;
  /** What it is, and in which status. */
  label: string;
  derivation: Derivation | undefined;
};

const Amount = ({ amount, unit, label, derivation }: AmountProps) => (
  <>
    <ExplainedFigure derivation={derivation} figureLabel={label} figure={formatChf(amount)} />
    {unit === undefined ? null : (
      <Typography component="span" variant="body2" color="textSecondary">
        {` ${unit}`}
      </Typography>
    )}
  </>
);

/** What a divorce would take of the savings, as far as it can be said. */
const Share = ({ share: { missing, bought } }: { share: NonNullable<FiguresOfStatus['share']> }) => {
  const { t } = useTranslation('civil-status');
  if (missing !== null) return <p>{t(`changes.missing.${missing}`)}</p>;
  return (
    <>
      <p>{t('changes.half')}</p>
      {bought > 0 ? <p>{t('changes.bought', { amount: formatChf(bought) })}</p> : null}
    </>
  );
};

/** The member's own figures in a civil status, with what else applies in it. */
const OwnStatus = ({
  status,
  isMarried,
  titleOf,
}: {
  status: FiguresOfStatus;
  isMarried: boolean;
  titleOf: (change: Change) => string;
}) => {
  const { t } = useTranslation('civil-status');
  const { t: detail } = useTranslation('detail');
  const { kind, partnerPerMonth, note, lumpSum, share, ofPartner, ofLumpSum, ofShare } = status;
  const change = kind === 'today' ? null : kind;
  const title = change === null ? t('changes.today') : titleOf(change);
  const labelOf = (topic: string) => `${title}, ${topic}`;
  const isBound = isMarried && change === null;
  return (
    <Status title={title} rows={4} {...(change !== null && { icon: icons[change] })}>
      <Topic
        name={t('changes.pension')}
        figure={
          partnerPerMonth > 0 ? (
            <Amount
              amount={partnerPerMonth}
              unit={detail('perMonth')}
              label={labelOf(t('changes.pension'))}
              derivation={ofPartner}
            />
          ) : (
            t('changes.noPension')
          )
        }
      >
        {note ?? (change === null ? null : t(`changes.${change}.pension`))}
      </Topic>
      <Topic
        name={t('changes.lumpSum')}
        figure={
          lumpSum > 0 ? (
            <Amount
              amount={lumpSum}
              unit={detail('once')}
              label={labelOf(t('changes.lumpSum'))}
              derivation={ofLumpSum}
            />
          ) : (
            t('changes.noLumpSum')
          )
        }
      />
      <Topic name={t('changes.consent')}>
        {t(`changes.${change ?? (isBound ? 'marriage' : 'cohabitation')}.consent`)}
      </Topic>
      {share === null ? (
        <Topic name={t('changes.splitting')}>
          {change === null && !isBound ? t('changes.noSplitting') : t(`changes.${change ?? 'marriage'}.splitting`)}
        </Topic>
      ) : (
        <Topic
          name={t('changes.splitting')}
          {...(share.amount !== null && {
            figure: <Amount amount={share.amount} label={labelOf(t('changes.splitting'))} derivation={ofShare} />,
          })}
        >
          <Share share={share} />
        </Topic>
      )}
    </Status>
  );
};

/**
 * What changes with a marriage, a partnership or a divorce, side by side where there is room: with the member's own
 * figures of today and of what may follow, else in words. A phone has room for today and for one change, which is
 * chosen; paper has room for all.
 */
export const Changes = ({
  statuses,
  isUndeclared,
}: {
  statuses: readonly FiguresOfStatus[];
  /** Whether they live with a partner who isn't declared. */
  isUndeclared: boolean;
}) => {
  const { t } = useTranslation('civil-status');
  const id = useId();
  const isMarried = statuses.some(({ kind }) => kind === 'divorce');
  const titleOf = (change: Change) =>
    t(change === 'cohabitation' && isUndeclared ? 'changes.cohabitation.declare' : `changes.${change}.title`);
  const isPrinting = usePrinting();
  const isPhone = useIsPhone() && !isPrinting;
  const own = inOrder(statuses, ({ kind }) => kind, isUndeclared);
  const others = own.flatMap(({ kind }) => (kind === 'today' ? [] : [kind]));
  const [touched, setTouched] = useState<Change | null>(null);
  const chosen = touched ?? others[0];
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('changes.title')}</SectionHeading>
      {isPhone && others.length > 1 ? (
        <Stack
          component="fieldset"
          direction="row"
          aria-labelledby={id}
          sx={{ flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, border: 0 }}
        >
          {others.map((kind) => (
            <ToggleButton
              key={kind}
              value={kind}
              size="small"
              selected={kind === chosen}
              onClick={() => setTouched(kind)}
              sx={{ minBlockSize: 40, textTransform: 'none' }}
            >
              {titleOf(kind)}
            </ToggleButton>
          ))}
        </Stack>
      ) : null}
      <Columns {...(own.length > 0 && { least: 120 })}>
        {own.length > 0
          ? own
              .filter(({ kind }) => !isPhone || kind === 'today' || kind === chosen)
              .map((status) => <OwnStatus key={status.kind} status={status} isMarried={isMarried} titleOf={titleOf} />)
          : inOrder(changes, (change) => change, isUndeclared).map((change) => (
              <Status key={change} title={titleOf(change)} icon={icons[change]} rows={topics.length}>
                {topics.map((topic) => (
                  <Topic key={topic} name={t(`changes.${topic}`)}>
                    {t(`changes.${change}.${topic}`)}
                  </Topic>
                ))}
              </Status>
            ))}
      </Columns>
      {statuses.length > 0 ? <Fineprint>{t('changes.note')}</Fineprint> : null}
    </Panel>
  );
};
