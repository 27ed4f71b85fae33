import { Input, type InputProps } from "@ymp/ui/primitives/input";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "./translation.tsx";

export function PasswordInput(props: Omit<InputProps, "type" | "unit">) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? "sign-in:hidePassword" : "sign-in:showPassword");
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      unit={
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
          className="tap-target -me-1.5 flex size-7 items-center justify-center rounded-md hover:bg-accent"
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  );
}
