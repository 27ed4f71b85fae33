import { createFileRoute } from "@tanstack/react-router";
import { RegisterScreen } from "../../features/equipment/register-screen.tsx";

export const Route = createFileRoute("/app/equipment/")({ component: RegisterScreen });
