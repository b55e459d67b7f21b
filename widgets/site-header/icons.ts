export const building =
  'M4 17V4.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V17M12 8h3a1 1 0 0 1 1 1v8M2.5 17h15M7 7h2M7 10h2M7 13h2'
export const chevronUp = 'm5.5 12 4.5-4.5 4.5 4.5'
