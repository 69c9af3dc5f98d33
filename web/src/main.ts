import "./styles/theme.css";
import "./styles/base.css";
import "./styles/marks.css";
import "./styles/chart.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { followPointer } from "./state/resting";

followPointer();
mount(App, { target: document.getElementById("app")! });
