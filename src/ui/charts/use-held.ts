import { useState } from 'react';

/**
 * What a chart's axes are made for: while what is drawn follows a moving slider and finds room on them they stay, because MUI X
 * needs several frames for new ones on a slow processor. Once it rests they fit it closely.
 *
 * @param isSame whether what is drawn would have the same axes
 * @param hasRoom whether the axes of what is held have room for what is drawn
 */
export const useHeld = <Drawn extends { readonly isMoving?: boolean }>(
  drawn: Drawn,
  isSame: (held: Drawn, drawn: Drawn) => boolean,
  hasRoom: (held: Drawn, drawn: Drawn) => boolean,
): Drawn => {
  const [held, setHeld] = useState(drawn);
  const isKept = held === drawn || isSame(held, drawn) || (drawn.isMoving === true && hasRoom(held, drawn));
  if (!isKept) setHeld(drawn);
  return isKept ? held : drawn;
};
