import { createContext, use, type ReactNode } from 'react';
import { WhileInSight } from './WhileInSight.tsx';

type Styled = { className?: string };

/**
 * The parts of a frame that stays as it is while a slider moves: they come from a context, so that a move renders them
 * alone. `Parts` gives them, `Part` shows one, `PartInSight` shows one that waits while it is out of sight.
 */
export const frameParts = <Name extends string>() => {
  const Parts = createContext<{ readonly [Part in Name]?: ReactNode }>({});
  const Part = ({ of }: { of: Name }) => use(Parts)[of];
  const PartInSight = ({ of, className }: { of: Name } & Styled) => (
    <WhileInSight {...(className !== undefined && { className })}>{use(Parts)[of]}</WhileInSight>
  );
  return { Parts, Part, PartInSight };
};
