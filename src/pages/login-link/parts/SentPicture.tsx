import { StatePicture } from '#ui/StatePicture.tsx';

/** An envelope on its way. */
export const SentPicture = () => (
  <StatePicture>
    <path className="line accent" d="M18 34h18M10 48h22M18 62h18" />
    <path d="M50 22h78v52H50z" />
    <path className="line" d="M50 24l39 30 39-30M50 72l28-26M128 72L100 46" />
  </StatePicture>
);
