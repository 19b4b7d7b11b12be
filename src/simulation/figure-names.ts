import { useTranslation } from 'react-i18next';
import type { ComparedFigure } from './compared-figures.ts';

/** Whether the AHV pension is the member's own figure, an estimate, or either in different columns; as names end. */
export type AhvKind = '' | 'Estimated' | 'Partly';

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
          : figure === 'buyIn'
            ? t('home.effects.buyIn')
            : t(`calculation:figures.${figure}`);
};
