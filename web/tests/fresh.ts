import { vi } from "vitest";

// Each file of tests finds the modules of the client as they are when the page is opened.
vi.resetModules();
