import { DrawnArea, DrawnLine, DrawnMark, DrawnPaper } from './DrawnPaper.tsx';

type LetterImageProps = {
  alt: string;
  /** A fictitious code in groups, as printed. */
  code?: string;
  /** Caption of the code in the letter. */
  codeCaption?: string;
};

/** A drawing of the fund's letter with the registration code highlighted. */
export const LetterImage = ({ alt, code = 'ABCD-2345', codeCaption }: LetterImageProps) => (
  <DrawnPaper alt={alt} width={342} height={300}>
    <DrawnArea x={22} y={22} width={64} height={20} corner={4} />
    <DrawnLine x={212} y={62} width={76} strong />
    <DrawnLine x={212} y={77} width={96} />
    <DrawnLine x={212} y={90} width={70} />
    <DrawnLine x={22} y={122} width={140} strong />
    <DrawnLine x={22} y={144} width={290} />
    <DrawnLine x={22} y={156} width={250} />
    <DrawnMark x={22} y={173} width={200} text={code} caption={codeCaption} />
    <DrawnLine x={22} y={238} width={298} />
    <DrawnLine x={22} y={250} width={272} />
    <DrawnLine x={22} y={262} width={160} />
    <DrawnLine x={22} y={282} width={90} />
  </DrawnPaper>
);
