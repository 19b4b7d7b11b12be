import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useXScale } from '@mui/x-charts/hooks';
import { useDismissed } from './PictureFrame.tsx';
import { ReadoutBubble } from './ReadoutBubble.tsx';

/** The tooltip of the point at the pointer or the keyboard focus. */
export const CurveReadout = () => {
  const at = useAxesTooltip({ directions: ['x'] })?.[0];
  const scale = useXScale<'time' | 'linear'>();
  const item = at?.seriesItems.find(({ formattedValue }) => formattedValue);
  const isDismissed = useDismissed(at?.dataIndex);
  if (at === undefined || item === undefined || isDismissed) return null;
  const place = scale(at.axisValue instanceof Date ? at.axisValue : Number(at.axisValue));
  return <ReadoutBubble at={place} name={at.axisFormattedValue} amount={item.formattedValue} />;
};
