import { useTranslation } from 'react-i18next';
import type { ComparedFigure } from './compared-figures.ts';

/** Whether the AHV pension is the member's own figure, an estimate, or either in different columns; as names end. */
export type AhvKind = '' | 'Estimated' | 'Partly';

/** Figures that explanations on pages name otherwise: here pensions are a month's, and a buy-in is what is left of it. */
const effects = {
  buyIn: 'buyIn',
  disabilityPension: 'disability',
  partnerPension: 'partner',
  orphanPension: 'orphan',
} as const;

/** Names of the figures by which scenarios are compared. */
export const useFigureNames = (): ((figure: ComparedFigure, ahv?: AhvKind) => string) => {
  const { t } = useTranslation(['simulation', 'calculation', 'scenarios']);
  return (figure, ahv = '') =>
    figure === 'totalWith'
      ? t(`retirement.${figure}${ahv}`)
      : figure === 'capital' || figure === 'totalWithout'
        ? t(`retirement.${figure}`)
        : figure === 'disabledPerMonth' || figure === 'pensionAfterDisability'
          ? t(`scenarios:compared.${figure}`)
          : figure === 'buyIn' ||
              figure === 'disabilityPension' ||
              figure === 'partnerPension' ||
              figure === 'orphanPension'
            ? t(`home.effects.${effects[figure]}`)
            : t(`calculation:figures.${figure}`);
};
