import { useTranslation } from 'react-i18next';
import type { ComparedFigure } from './compared-figures.ts';

/** Whether the AHV pension is the member's own figure, an estimate, or either in different columns; as names end. */
export type AhvKind = '' | 'Estimated' | 'Partly';

/** Names that aren't those of explanations on pages: here pensions are a month's, and a buy-in is what is left of it. */
const ownNames = {
  capital: 'retirement.capital',
  totalWithout: 'retirement.totalWithout',
  totalBeforeAhv: 'retirement.totalBeforeAhv',
  disabledPerMonth: 'scenarios:compared.disabledPerMonth',
  pensionAfterDisability: 'scenarios:compared.pensionAfterDisability',
  buyIn: 'home.effects.buyIn',
  disabilityPension: 'home.effects.disability',
  partnerPension: 'home.effects.partner',
  orphanPension: 'home.effects.orphan',
} as const satisfies Partial<Record<ComparedFigure, string>>;

const hasOwnName = (figure: ComparedFigure): figure is keyof typeof ownNames => Object.hasOwn(ownNames, figure);

/** Names of the figures by which scenarios are compared. */
export const useFigureNames = (): ((figure: ComparedFigure, ahv?: AhvKind) => string) => {
  const { t } = useTranslation(['simulation', 'calculation', 'scenarios']);
  return (figure, ahv = '') =>
    figure === 'totalWith'
      ? t(`retirement.${figure}${ahv}`)
      : hasOwnName(figure)
        ? t(ownNames[figure])
        : t(`calculation:figures.${figure}`);
};
