import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { createContext, memo, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Centimes } from '#kernel/money.ts';
import { roughOrDash } from './benefits.ts';

/** A tinted band from edge to edge of the card, which can't be taken for one of the fields that pass below it. */
const strip = ({ tokens: { colour, space } }: Theme) =>
  ({
    position: 'sticky',
    // Above the navigation at a phone's bottom.
    insetBlockEnd: 'var(--bottom-bar, 0px)',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    mt: 3,
    marginInline: `calc(-1 * ${space.card})`,
    paddingBlock: 1.5,
    paddingInline: space.card,
    borderBlock: '1px solid',
    borderColor: colour.primary.border,
    backgroundColor: colour.primary.soft,
    color: colour.primary.onSoft,
    fontVariantNumeric: 'tabular-nums lining-nums',
    displayPrint: 'none',
  }) as const;

type PensionInSightProps = {
  /** What the amounts are. */
  name: string;
  before: Centimes;
  after: Centimes;
  /** Whether law or plan rule the changes out. */
  isBroken: boolean;
};

const Amounts = createContext<ReactNode>(null);

const Shown = () => use(Amounts);

/** What is around the amounts, which a slider's move leaves as it is. */
const Frame = memo(({ name }: { name: string }) => (
  <Box aria-hidden sx={strip}>
    <span>{name}</span>
    <span>
      <Shown />
    </span>
  </Box>
));

/**
 * The monthly pension, or what else is asked first, without and with the changes, at the window's edge as long as the fields above are in sight, or
 * that they are not possible. The comparison and the findings say the same to screen readers.
 */
export const PensionInSight = ({ name, before, after, isBroken }: PensionInSightProps) => {
  const { t } = useTranslation('simulation');
  return (
    <Amounts
      value={
        <>
          {before === after && !isBroken ? null : `${roughOrDash(before)} → `}
          <strong>{isBroken ? t('severity.broken') : roughOrDash(after)}</strong>
        </>
      }
    >
      <Frame name={name} />
    </Amounts>
  );
};
