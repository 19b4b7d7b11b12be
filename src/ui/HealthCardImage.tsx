import { DrawnArea, DrawnLine, DrawnMark, DrawnPaper, DrawnWords } from './DrawnPaper.tsx';

/** A fictitious number with a valid check digit. */
export const exampleAhvNumber = '756.0000.0000.19';

type HealthCardImageProps = {
  alt: string;
  number?: string;
  /** Caption of the number on a real card. */
  numberCaption?: string;
  /** Caption of the name on a real card. */
  nameCaption?: string;
};

/** A drawing of a health insurance card with the social security number highlighted. */
export const HealthCardImage = ({
  alt,
  number = exampleAhvNumber,
  numberCaption,
  nameCaption,
}: HealthCardImageProps) => (
  <DrawnPaper alt={alt} width={342} height={216} corner={14}>
    <DrawnArea x={20} y={20} width={34} height={34} corner={8} />
    <path d="M37 28v18M28 37h18" stroke="currentColor" strokeWidth={3} strokeLinecap="round" opacity={0.55} />
    <DrawnLine x={66} y={26} width={120} strong />
    <DrawnLine x={66} y={42} width={84} />
    <DrawnArea x={276} y={24} width={44} height={32} corner={6} />
    <path d="M276 40h44M291 24v32M305 24v32" stroke="currentColor" opacity={0.18} />
    {nameCaption === undefined ? null : (
      <DrawnWords x={20} y={80}>
        {nameCaption}
      </DrawnWords>
    )}
    <DrawnLine x={20} y={86} width={150} strong />
    <DrawnMark x={20} y={106} width={200} text={number} caption={numberCaption} />
    <DrawnLine x={20} y={174} width={96} />
    <DrawnLine x={20} y={188} width={132} />
    <DrawnLine x={236} y={174} width={84} />
    <DrawnLine x={260} y={188} width={60} />
  </DrawnPaper>
);
