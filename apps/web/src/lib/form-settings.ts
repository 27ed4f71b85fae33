/** When a form says what is wrong: on leaving a field, and from then on while it is mended. */
export const formSettings = { mode: "onTouched", reValidateMode: "onChange" } as const;
