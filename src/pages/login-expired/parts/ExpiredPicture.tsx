import { StatePicture } from '#ui/StatePicture.tsx';

/** An envelope whose time is up. */
export const ExpiredPicture = () => (
  <StatePicture>
    <path d="M30 32h84v50H30z" />
    <path className="line" d="M30 33l42 30 42-30" />
    <circle className="soft" cx={118} cy={32} r={25} />
    <circle cx={118} cy={32} r={21} />
    <path className="line accent" d="M118 20v12l8 7" />
    <path className="line" d="M118 14v2M118 48v2M136 32h-2M102 32h-2" />
  </StatePicture>
);
