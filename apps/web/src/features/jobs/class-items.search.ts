import { classStates, classSurveys } from "@ymp/core/maintenance/class-items";
import { oneOf, searchOf } from "../../lib/search-readers.ts";

export const classItemsSearch = searchOf({ state: oneOf(classStates), survey: oneOf(classSurveys) });
