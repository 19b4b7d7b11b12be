import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom, useHref } from '#state/kernel/place.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { useNamedValue } from '#ui/use-named-value.ts';
import { formatFrancs } from '#kernel/money.ts';
import type { Asked } from '../explain.ts';
import type { Card, DashboardView, DeathFace } from '../view.ts';
import { AskedFigure } from './AskedFigure.tsx';
import { deathUnits } from './death-units.ts';

/** An amount in words, and what is asked by a press on it. */
type Figure = { readonly text: string; readonly asked: Asked | null };

/** What a card shows; null if it shows no figure. */
const faceOf = <Face,>(card: Card<Face>): Face | null =>
  card.kind === 'read' && card.isActive && card.missing === null ? card.face : null;

/** What a member's family would receive, and the member when disabled: a line each, which leads to its page. */
export const Protection = ({
  view: { deathBenefit, disability, isExplained },
}: {
  view: Pick<DashboardView, 'deathBenefit' | 'disability' | 'isExplained'>;
}) => {
  const { t } = useTranslation('dashboard');
  const named = useNamedValue();
  const locale = useValue(localeAtom);
  const href = useHref();
  const isPhone = useIsPhone();
  const paid = (amount: number, unit: 'perMonth' | 'perYear' | 'once') =>
    `${formatFrancs(amount)}\u00a0${t(`unit.${unit}`)}`;
  const deathFigures = ({ amount, kind, family }: DeathFace): readonly Figure[] => {
    if (family !== null) {
      const { perMonth, once } = family;
      return [
        { text: paid(perMonth, 'perMonth'), asked: { of: 'death', amount: perMonth } },
        ...(once > 0 ? [{ text: paid(once, 'once'), asked: { of: 'deathLumpSum', amount: once } } as const] : []),
      ];
    }
    // What is paid once and what every year can't be told apart: the card alone shows it.
    if (amount === null || kind === 'any') return [];
    if (amount === 0) return [{ text: t('zero.deathBenefit'), asked: null }];
    const unit = deathUnits[kind];
    return [{ text: unit === null ? formatFrancs(amount) : paid(amount, unit), asked: { of: 'death', amount } }];
  };
  const ofFamily = faceOf(deathBenefit);
  const own = faceOf(disability);
  const ownFigures = (): readonly Figure[] => {
    if (own === null || own.amount === null) return [];
    if (own.amount === 0)
      return [{ text: t(own.kind === 'waits' ? 'zero.disabilityWaits' : 'zero.disability'), asked: null }];
    const amount = own.withChildren?.together ?? own.amount;
    const of = own.withChildren
      ? 'disabilityPensions'
      : own.kind === 'inPayment'
        ? 'disabilityInPayment'
        : 'disability';
    return [{ text: paid(amount, 'perMonth'), asked: { of, amount } }];
  };
  const list = new Intl.ListFormat(locale);
  const deathName = (): string => {
    if (isPhone) return t('answer.deathShort');
    // A lump sum alone may go to who is no family.
    const isForBeneficiaries = ofFamily?.family === null && ofFamily.kind === 'lumpSum';
    return t(isForBeneficiaries ? 'answer.beneficiaries' : 'answer.family');
  };
  const disabilityName = (): string => {
    const isPaid = own?.kind === 'inPayment';
    if (!own?.withChildren)
      return t(isPaid ? 'disability.inPayment' : isPhone ? 'answer.disabilityShort' : 'answer.disability');
    const { count } = own.withChildren;
    return t(isPaid ? 'answer.disabledWithChildren' : 'answer.disabilityWithChildren', { count });
  };
  const lines = [
    {
      page: 'death-benefit',
      name: deathName(),
      receivers: ofFamily?.family ? list.format(ofFamily.receivers) : '',
      figures: ofFamily === null ? [] : deathFigures(ofFamily),
      below: ofFamily?.isPartnerUndeclared ? t('answer.withoutPartner') : null,
    },
    {
      page: 'disability',
      name: disabilityName(),
      receivers: '',
      figures: ownFigures(),
      below: own?.kind === 'waits' ? t('disability.waits') : null,
    },
  ] as const;
  const shown = lines.filter(({ figures }) => figures.length > 0);
  if (shown.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 6,
        m: 0,
        mt: { xs: 0.75, sm: 2 },
        // A line's own leading is part of the room below.
        mb: { md: -0.75 },
        p: 0,
        pt: { xs: 0.5, sm: 1.5 },
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        listStyle: 'none',
      }}
    >
      {shown.map(({ page, name, receivers, figures, below }) => (
        <Box
          key={page}
          component="li"
          sx={{
            // Up to a wide window a name and its figure share a line; on a phone either may wrap.
            display: { xs: 'grid', sm: 'flex' },
            // Names leave two amounts their two lines.
            gridTemplateColumns: `fit-content(${receivers !== '' && figures.length > 1 ? 38 : 50}%) 1fr`,
            flexDirection: { md: 'column' },
            flexWrap: { sm: 'wrap', md: 'nowrap' },
            justifyContent: { sm: 'space-between', md: 'flex-start' },
            alignItems: { xs: 'baseline', md: 'flex-start' },
            columnGap: 2,
            paddingBlock: { xs: 0.25, sm: 0.5, md: 0 },
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 }}>
            <Link
              component={RouterLink}
              href={href(page)}
              variant="body2"
              sx={{ paddingBlock: 0.25, displayPrint: 'none' }}
            >
              {name}
            </Link>
            <Typography
              component="span"
              variant="body2"
              aria-hidden
              sx={{ paddingBlock: 0.25, display: 'none', displayPrint: 'inline' }}
            >
              {name}
            </Typography>
            {receivers === '' ? null : (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {receivers}
              </Typography>
            )}
          </Box>
          <Typography
            component="span"
            variant="subtitle2"
            // Two figures that can be pressed stand one above the other on a phone.
            sx={{ lineHeight: '24px', textAlign: { xs: 'end', sm: 'start' } }}
          >
            {list.formatToParts(figures.map(({ text }) => text)).map(({ type, value }) => {
              const asked = figures.find(({ text }) => text === value)?.asked ?? null;
              return type === 'literal' ? (
                value
              ) : (
                <AskedFigure key={value} asked={isExplained ? asked : null} label={named(name, value)}>
                  {value}
                </AskedFigure>
              );
            })}
          </Typography>
          {below === null ? null : (
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ gridColumn: '1 / -1', flexBasis: { sm: '100%', md: 'auto' } }}
            >
              {below}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
