import { useTranslation } from 'react-i18next';
import type { ComparedFigure } from './compared-figures.ts';

/** Names of the figures by which scenarios are compared. */
export const useFigureNames = (): ((figure: ComparedFigure) => string) => {
  const { t } = useTranslation(['simulation', 'calculation']);
  return (figure) =>
    figure === 'capital' || figure === 'totalWith' || figure === 'totalWithout'
      ? t(`retirement.${figure}`)
      : t(`calculation:figures.${figure}`);
};
