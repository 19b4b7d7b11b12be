import { useYScale } from '@mui/x-charts/hooks';
import { useEffect } from 'react';

/** Tells up to which amount (CHF) a chart's axis reaches; within the library's provider. Keep the identity of `onTop`. */
export const ReportTop = ({ onTop }: { onTop: (chf: number) => void }) => {
  const [, top = 0] = useYScale<'linear'>().domain();
  useEffect(() => onTop(top.valueOf()), [onTop, top]);
  return null;
};
