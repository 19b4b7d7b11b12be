import { keyframes, styled } from '@mui/material/styles';
import { white } from '#theme/palette.ts';

/** Duration of the ring's animation, in milliseconds (specification, section 9). */
const duration = 1500;

const sweep = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const Sweep = styled('circle')({
  fill: 'none',
  stroke: white,
  strokeDasharray: '1 1',
  animation: `${sweep} ${duration}ms cubic-bezier(0.4, 0, 0.2, 1) both`,
});

type RingCurtainProps = {
  /** Of the mask, which the ring's drawing refers to. */
  id: string;
  /** In CSS pixels. */
  size: number;
  radius: number;
  strokeWidth: number;
  onEnd: () => void;
};

/** The mask that uncovers the ring once, clockwise from the top. */
export const RingCurtain = ({ id, size, radius, strokeWidth, onEnd }: RingCurtainProps) => (
  <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={size} height={size}>
    <Sweep
      cx={size / 2}
      cy={size / 2}
      r={radius}
      pathLength={1}
      strokeWidth={strokeWidth}
      transform={`rotate(-90 ${size / 2} ${size / 2})`}
      onAnimationEnd={onEnd}
    />
  </mask>
);
