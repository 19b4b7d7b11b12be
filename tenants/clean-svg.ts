export const cleanSvg = (text: string): { text: string; removed: string[] } | null => ({ text, removed: [] });
