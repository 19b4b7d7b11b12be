/** Pilaster's own mark on a 24-unit grid, in lines: base, shaft and capital of a pilaster. */
export const pilasterMark = 'M3 21h18M5.500 17.500h13M7.500 6.500v11M12 6.500v11M16.500 6.500v11M5.500 6.500h13M4 3h16';

/** How its lines are drawn. */
export const pilasterMarkStroke = 1.75;
