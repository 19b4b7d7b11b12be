import { StatePicture } from '#ui/StatePicture.tsx';

/** A lowered barrier across the way. */
export const ForbiddenPicture = () => (
  <StatePicture>
    <path className="soft" d="M58 84l16-46h12l16 46z" />
    <path d="M22 84V40h14v44z" />
    <path d="M36 46h104v10H36z" />
    <path className="line accent" d="M56 46l-8 10M78 46l-8 10M100 46l-8 10M122 46l-8 10" />
    <path className="line" d="M18 84h22M136 56v28M130 84h12" />
    <circle className="accent" cx={29} cy={30} r={6} />
  </StatePicture>
);
